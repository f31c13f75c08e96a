import type { Areas } from '../areas.ts'

export const texts: Areas['messages'] = {
  sentences: {
    'The login or the password is wrong.': 'Anmeldename oder Passwort ist falsch.',
    'The code is wrong, or it was used before.': 'Der Code ist falsch oder wurde schon verwendet.',
    'Your session has ended: sign in again.': 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
    'Your account does not exist any more.': 'Ihr Konto gibt es nicht mehr.',
    'Confirm your e-mail address first.': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
    'Your e-mail address is confirmed already.': 'Ihre E-Mail-Adresse ist schon bestätigt.',
    'Another account has this address by now.': 'Inzwischen hat ein anderes Konto diese Adresse.',
    'There is an account with this e-mail already.': 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    'There is an account with this phone already.': 'Mit dieser Telefonnummer gibt es schon ein Konto.',
    'This link is not valid any more: it was used, it is too old, or a newer one was sent.':
      'Dieser Link gilt nicht mehr: Er wurde schon verwendet, ist zu alt, oder es gibt einen neueren.',
    'This link is for another account: sign in with the account whose address it proves.':
      'Dieser Link gehört zu einem anderen Konto. Melden Sie sich mit dem Konto an, dessen Adresse er bestätigt.',
    'This link was used, or its invitation has ended or was replaced: ask for another one.':
      'Dieser Link gilt nicht mehr, oder die Einladung ist beendet. Bitten Sie um eine neue.',
    'This invitation is for another e-mail address: sign in with that one.':
      'Diese Einladung ging an eine andere E-Mail-Adresse. Melden Sie sich mit jener an.',
    'There is no such invitation: it has ended, or it is for another address.':
      'Diese Einladung gibt es nicht mehr, oder sie ging an eine andere Adresse.',
    'Too many invitations for today: try again tomorrow.':
      'Für heute sind es zu viele Einladungen. Versuchen Sie es morgen wieder.',
    'A second factor is on already.': 'Der zweite Faktor ist schon eingeschaltet.',
    'A second factor is on already: switch it off first.':
      'Der zweite Faktor ist schon eingeschaltet. Schalten Sie ihn zuerst aus.',
    'No second factor is on.': 'Es ist kein zweiter Faktor eingeschaltet.',
    'You have no such session.': 'Diese Sitzung gibt es nicht mehr.',
    'You have no such token.': 'Dieses Token gibt es nicht mehr.',

    'There is no such Location.': 'Diesen Standort gibt es nicht.',
    'This Location is not active.': 'Dieser Standort ist nicht aktiv.',
    'This Location has no such user.': 'Dieser Standort hat diesen Benutzer nicht.',
    'This Location has no such role.': 'Dieser Standort hat diese Rolle nicht.',
    'This Location has no such invitation.': 'Diese Einladung gibt es nicht mehr.',
    'This person has a role here already.': 'Diese Person hat hier schon eine Rolle.',
    'You have a role in this Location already.': 'Sie haben an diesem Standort schon eine Rolle.',
    'There is a role with this title already.': 'Eine Rolle mit diesem Namen gibt es schon.',
    'You cannot give rights that you do not have.': 'Sie können keine Rechte vergeben, die Sie nicht haben.',
    'This role has rights that you do not have.': 'Diese Rolle hat Rechte, die Sie nicht haben.',
    'This user has rights that you do not have.': 'Dieser Benutzer hat Rechte, die Sie nicht haben.',
    'A Location keeps at least one owner.': 'Ein Standort braucht mindestens einen Inhaber.',
    'This is for owners of the Location alone.': 'Das können nur Inhaber des Standorts.',
    'Only an owner of every Location of that Chain can open another one in it.':
      'Einen weiteren Standort der Kette kann nur anlegen, wem alle ihre Standorte gehören.',

    'There is no such appointment.': 'Diesen Termin gibt es nicht mehr.',
    'There is no such group event.': 'Diesen Gruppentermin gibt es nicht mehr.',
    'More seats than that are taken already.': 'Es sind schon mehr Plätze belegt.',
    'Seats are taken for this service: it stays as it is.':
      'Für diese Leistung sind schon Plätze gebucht. Sie lässt sich nicht mehr ändern.',
    'There is no such client.': 'Diesen Kunden gibt es nicht mehr.',
    'Another client of this Location has that phone.':
      'Ein anderer Kunde dieses Standorts hat diese Telefonnummer.',
    'There is no such client category.': 'Diese Kundenkategorie gibt es nicht mehr.',
    'There is no such team member.': 'Dieses Teammitglied gibt es nicht mehr.',
    'There is a position of this name already.': 'Eine Position mit diesem Namen gibt es schon.',
    'There is no such service.': 'Diese Leistung gibt es nicht mehr.',
    'There is no such service category.': 'Diese Kategorie gibt es nicht mehr.',
    'This category has services: move or delete them first.':
      'In dieser Kategorie sind noch Leistungen. Verschieben oder löschen Sie diese zuerst.',
    'There is no such resource.': 'Diese Ressource gibt es nicht mehr.',
    'A service needs this resource: change or delete the service first.':
      'Eine Leistung braucht diese Ressource. Ändern oder löschen Sie zuerst die Leistung.',
    'An instance that would be deleted is booked: move or cancel its bookings first.':
      'Ein Exemplar, das gelöscht würde, ist gebucht. Verschieben Sie zuerst diese Termine, oder sagen Sie sie ab.',
    'There is no such product.': 'Dieses Produkt gibt es nicht mehr.',
    'There is no such storage operation.': 'Diesen Vorgang gibt es nicht.',
    'There is no such financial transaction.': 'Diese Buchung gibt es nicht mehr.',
    'There is no such loyalty card.': 'Diese Treuekarte gibt es nicht mehr.',
    'Another loyalty card of this Location has that number.':
      'Eine andere Treuekarte dieses Standorts hat diese Nummer.',
    'There is not so much on this card: its balance cannot go below zero.':
      'So viel ist nicht auf der Karte. Ihr Guthaben kann nicht unter null sinken.',
    'A card cannot hold so much.': 'So viel Guthaben kann eine Karte nicht haben.',
    'To filter by phone, the right client_phones_access is needed.':
      'Um nach der Telefonnummer zu filtern, brauchen Sie das Recht „Telefonnummern von Kunden sehen“.',
    'To filter or order by phone, the right client_phones_access is needed.':
      'Um nach der Telefonnummer zu filtern oder zu sortieren, brauchen Sie das Recht „Telefonnummern von Kunden sehen“.',

    'There is no such application.': 'Diese Anwendung gibt es nicht.',
    'The application is not connected to this Location.':
      'Die Anwendung ist nicht mit diesem Standort verbunden.',
    'Applications cannot be installed in this Location.':
      'An diesem Standort können keine Anwendungen verbunden werden.',
    'This application is disabled by the platform.': 'Die Plattform hat diese Anwendung gesperrt.',
    'This plan is not offered any more.': 'Dieser Tarif wird nicht mehr angeboten.',
    'This is paid for many years ahead already.': 'Das ist schon für viele Jahre im Voraus bezahlt.',
    'Payments are not set up on this platform.': 'Zahlungen sind auf dieser Plattform nicht eingerichtet.',
    'You have no such partner account.': 'Dieses Partnerkonto gibt es nicht.',
    'Only a draft can be deleted.': 'Nur ein Entwurf kann gelöscht werden.',
    'The application is under review: take the request back to change it.':
      'Die Anwendung wird gerade geprüft. Ziehen Sie den Antrag zurück, um sie zu ändern.',
    'The application has changed since you opened this page. Please read it again.':
      'Die Anwendung wurde geändert, seit Sie diese Seite geöffnet haben. Bitte laden Sie sie neu.',
    'The developer has changed this since you looked at it. Please look again.':
      'Der Entwickler hat inzwischen etwas geändert. Bitte prüfen Sie es noch einmal.',
    'The application was connected to a Location: its history stays.':
      'Die Anwendung war mit einem Standort verbunden. Ihr Verlauf bleibt erhalten.',
    'There is no such delivery.': 'Diese Zustellung gibt es nicht.',
    'This delivery is on its way already: wait for its attempt.':
      'Diese Zustellung ist schon unterwegs. Warten Sie den Versuch ab.',
    'The change is older than 30 days: there is nothing left to send.':
      'Die Änderung ist älter als 30 Tage. Es gibt nichts mehr zu senden.',
    'There is no such Chain.': 'Diese Kette gibt es nicht.',
    'This is for operators of the platform.': 'Das ist nur für Betreiber der Plattform.',
  },
  codes: {
    second_factor_needed:
      'Geben Sie auch den Code Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
    proof_needed: 'Bestätigen Sie mit Ihrem Passwort oder einem Code, dass Sie es sind.',
    second_factor_required:
      'Betreiber brauchen einen zweiten Faktor. Schalten Sie ihn zuerst in Ihrem Profil ein.',
    staff_busy: 'Das Teammitglied ist zu dieser Zeit belegt.',
    outside_schedule: 'Das Teammitglied arbeitet zu dieser Zeit nicht.',
    resource_busy: 'Eine benötigte Ressource ist zu dieser Zeit belegt.',
    no_seats_left: 'Es sind nicht genug Plätze frei.',
    not_found: 'Das gibt es nicht oder nicht mehr.',
    too_large: 'Das ist zu groß.',
    rate_limited: 'Das waren zu viele Anfragen. Bitte warten Sie einen Moment.',
    internal: 'Bei uns ist etwas schiefgegangen.',
    unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  },
}

import { describe, expect, it } from 'vitest'
import { locationPages } from '../src/location-pages.ts'
import { operatorPages } from '../src/operator-pages.ts'
import { partnerPages } from '../src/partner-pages.ts'
import type { Login } from './browser.ts'
import { button, loaded, logins, useConsole } from './use-console.ts'

/** The words that each page shows, by who reads it. */
const pages: Partial<Record<keyof typeof logins, Record<string, string>>> = {
  owner: {
    '/locations': 'Ihre Standorte',
    '/locations/1/calendar': 'Heute',
    '/locations/1/clients': 'Kunden anlegen',
    '/locations/1/clients/1': 'Besuche',
    '/locations/1/team': 'Teammitglied hinzufügen',
    '/locations/1/team/schedule': 'Woche kopieren',
    '/locations/1/services': 'Leistung hinzufügen',
    '/locations/1/resources': 'Ressource hinzufügen',
    '/locations/1/products': 'Neuer Vorgang',
    '/locations/1/money': 'Neue Buchung',
    '/locations/1/loyalty': 'Karte ausgeben',
    '/locations/1/calls': 'Eingehend',
    '/locations/1/applications': 'Anwendung finden',
    '/locations/1/payments': 'Noch keine Zahlungen',
    '/locations/1/integrations': 'Endpunkte',
    '/locations/1/people': 'Rolle erstellen',
    '/locations/1/personal-data': 'Aufbewahrung',
    '/locations/1/settings': 'Für Termine, Arbeitszeiten und Berichte.',
    '/locations/1/activity':
      'Wer Zugriff auf diesen Standort erhalten hat und wer ihn geändert hat. Das Neueste steht oben; die Zeiten sind die des Standorts.',
    '/appstore': 'Anwendungen für Ihre Standorte. Jede erhält nur die Rechte, die auf ihrer Karte stehen.',
    '/appstore/applications/1': 'Rechte an Ihrem Standort',
    '/telephony': 'Ihre Ketten',
    '/telephony/1': 'Telefonanlage',
  },
  developer: {
    '/partners': 'Ihre Partnerkonten',
    '/partners/1': 'Anwendungen',
    '/partners/1/start': 'Erste Zustellung',
    '/partners/1/applications': 'Anwendung erstellen',
    '/partners/1/endpoints': 'Geheimnis',
    '/partners/1/events': 'Alle Ereignisse, die Ihre Endpunkte erhalten können.',
    '/partners/1/requests': 'API-Protokoll',
    '/partners/1/replay': 'Wiederholungen',
    '/partners/1/test-send': 'Testzustellung',
    '/partners/1/team': 'Offene Einladungen',
    '/partners/1/settings': 'Teststandorte',
    '/partners/1/oauth-clients': 'Ihre Clients',
    '/partners/1/deliveries': 'Zustellungen',
    '/partners/1/applications/1': 'Kurzbeschreibung',
    '/partners/1/applications/1/tariffs': 'Tarif hinzufügen',
    '/partners/1/applications/1/publishing': 'Vor der Prüfung',
    '/partners/1/applications/1/connections': 'Aktivitätsprotokoll',
  },
  operator: {
    '/operator': 'Was auf einen Betreiber wartet.',
    '/operator/reviews': 'Nichts zu prüfen',
    '/operator/partners': 'Acme Integrations',
    '/operator/partners/1': 'Nicht gesperrt',
    '/operator/locations': 'Standorte',
    '/operator/people': 'Olivia Owner',
    '/operator/people/2': 'Offene Sitzungen',
    '/operator/installations': 'Anwenden',
    '/operator/blocks': 'Installationen gesperrt',
    '/operator/health': 'Warteschlange der Zustellungen',
    '/operator/applications/1': 'Handlungen des Betreibers',
    '/operator/locations/1': 'Neue Installationen sind erlaubt',
    '/operator/log': 'Oscar Operator hat sich angemeldet',
  },
}

describe('CON-02 the console in German', { timeout: 60_000 }, () => {
  const { world, somebody, complaints } = useConsole()

  async function germanReader(login: Login | undefined) {
    const page = await somebody({ as: login })
    await page.addInitScript(() => localStorage.setItem('foyer.language', 'de'))
    return page
  }

  it('has words here for every page with tabs', () => {
    const listed = Object.values(pages).flatMap(words => Object.keys(words))
    const expected = [
      ...locationPages.map(({ path }) => `/locations/1/${path}`),
      ...partnerPages.map(({ path }) => (path ? `/partners/1/${path}` : '/partners/1')),
      ...operatorPages.map(path => (path ? `/operator/${path}` : '/operator')),
    ]
    expect(expected.filter(path => !listed.includes(path))).toEqual([])
  })

  it.each(Object.entries(pages))('shows its words to a %s on every page', async (person, wordsOf) => {
    const page = await germanReader(logins[person as keyof typeof logins])
    for (const [path, words] of Object.entries(wordsOf)) {
      // Rate limits use the world's clock, which stands still.
      world.clock.advance(60)
      await page.goto(path)
      await loaded(page)
      await page.getByText(words, { exact: true }).first().waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('de')
    }
    expect(complaints).toEqual([])
  })

  it('CON-60 names countries, business types and built-in roles', async () => {
    const page = await germanReader(logins.owner)
    await page.goto('/locations/1/settings')
    await page
      .getByLabel('Land')
      .locator('option', { hasText: /^Deutschland$/ })
      .waitFor({ state: 'attached' })
    await page
      .getByLabel('Branche')
      .locator('option', { hasText: /^Friseursalon$/ })
      .waitFor({ state: 'attached' })
    await page.goto('/locations/1/people')
    const roles = page.getByRole('region', { name: 'Rollen' })
    for (const role of ['Inhaber', 'Administrator', 'Teammitglied'])
      await roles.locator('strong', { hasText: role }).waitFor()
    expect(await page.getByText('Team member').count()).toBe(0)
  })

  it('CON-60 says what the server refuses', async () => {
    const page = await germanReader(undefined)
    await page.goto('/sign-in')
    await page.getByLabel('E-Mail oder Telefon').fill('owner@foyer.example')
    await page.getByLabel('Passwort').fill('wrong')
    await button(page, 'Anmelden').click()
    await page.getByText('Anmeldename oder Passwort ist falsch.').waitFor()
  })

  it('CON-60 says at its field what a form refuses itself', async () => {
    const page = await germanReader(logins.owner)
    await page.goto('/locations/1/services')
    await button(page, 'Leistung hinzufügen').click()
    await page.getByLabel('Name').fill('Ohne Kategorie')
    await page.locator('.drawer button[type=submit]').click()
    await page.getByText('Wählen Sie bei „Kategorie“ einen Eintrag der Liste.').waitFor()
  })
})

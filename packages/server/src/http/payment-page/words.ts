/** The words of the payment page, in the language that the browser asks for. */
export interface PaymentWords {
  language: 'en' | 'de'
  payFor(application: string): string
  forLocation(location: string): string
  rows: Record<'plan' | 'team' | 'from' | 'until' | 'price' | 'discount' | 'toPay', string>
  upTo(count: number): string
  times(zone: string): string
  confirmFree: string
  pay(amount: string): string
  cancel: string
  paid: string
  thanks: string
  recorded(application: string): string
  canClose: string
  seeReceipt: string
  back: string
  noPayment: string
  cannotPay: string
}

const english: PaymentWords = {
  language: 'en',
  payFor: application => `Pay for ${application}`,
  forLocation: location => `For ${location}.`,
  rows: {
    plan: 'Plan',
    team: 'Team members',
    from: 'From',
    until: 'Until',
    price: 'Price',
    discount: 'Discount',
    toPay: 'To pay',
  },
  upTo: count => `up to ${count}`,
  times: zone => `Times are in the time zone of the location, ${zone}.`,
  confirmFree: 'Confirm, nothing to pay',
  pay: amount => `Pay ${amount}`,
  cancel: 'Cancel and go back',
  paid: 'Paid',
  thanks: 'Thank you',
  recorded: application => `The payment for ${application} is recorded.`,
  canClose: 'You can close this page.',
  seeReceipt: 'See the receipt',
  back: 'Back to the console',
  noPayment: 'No payment',
  cannotPay: 'This cannot be paid here',
}

const german: PaymentWords = {
  language: 'de',
  payFor: application => `${application} bezahlen`,
  forLocation: location => `Für ${location}.`,
  rows: {
    plan: 'Tarif',
    team: 'Teammitglieder',
    from: 'Von',
    until: 'Bis',
    price: 'Preis',
    discount: 'Rabatt',
    toPay: 'Zu zahlen',
  },
  upTo: count => `bis zu ${count}`,
  times: zone => `Alle Zeiten in der Zeitzone des Standorts, ${zone}.`,
  confirmFree: 'Bestätigen, nichts zu bezahlen',
  pay: amount => `${amount} bezahlen`,
  cancel: 'Abbrechen und zurück',
  paid: 'Bezahlt',
  thanks: 'Vielen Dank',
  recorded: application => `Die Zahlung für ${application} ist eingegangen.`,
  canClose: 'Sie können diese Seite schließen.',
  seeReceipt: 'Beleg ansehen',
  back: 'Zurück zur Konsole',
  noPayment: 'Keine Zahlung',
  cannotPay: 'Das kann hier nicht bezahlt werden',
}

/** Takes the language that the browser prefers, of those that there are; pure. */
export function wordsFor(acceptLanguage: string | undefined): PaymentWords {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry, place) => {
      const [tag = '', quality] = entry.trim().split(/;\s*q=/)
      return { language: tag.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1), place }
    })
    .filter(({ language, quality }) => quality > 0 && ['en', 'de'].includes(language))
    .toSorted((left, right) => right.quality - left.quality || left.place - right.place)
  return wanted[0]?.language === 'de' ? german : english
}

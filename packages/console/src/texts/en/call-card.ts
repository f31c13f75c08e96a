/** Words of a call that comes in. */
export const texts = {
  notAClient: 'Not a client yet',
  callsNumber: (number: string) => `calls ${number}`,
  closeCall: 'Close',
  closeCallOf: (phone: string) => `Close the call of ${phone}`,
  openClient: 'Open client',
  bookClient: 'Book',
  createClient: 'Create client',
}

declare module '../areas.ts' {
  interface Areas {
    'call-card': typeof texts
  }
}

/** Only a sandbox tells partners its clock, and a clock tells a date: an answer that says anything else is no proof. */
export const tellsClock = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'now' in data &&
  typeof data.now === 'string' &&
  /^\d{4}-\d\d-\d\dT/.test(data.now) &&
  !Number.isNaN(Date.parse(data.now))

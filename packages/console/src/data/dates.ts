const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

export const toDay = (instant: string): string => day.format(new Date(instant))

import type { DeliveryEvent, Report } from './listen-types.ts'

interface Handling {
  /** Forwards a delivery. */
  handle(delivery: DeliveryEvent): Promise<Report>
  /** Whether the server took the report. */
  report(delivery: DeliveryEvent, report: Report): Promise<boolean>
}

interface Handled {
  report: Report
  isTaken: boolean
}

/** More than can be under way for a listener: what comes again after a lost connection is among the newest. */
const maxKnown = 1000

/**
 * Forwards each hand-over once. After a lost connection the same one may come again, and only its report is repeated
 * then, if the server did not take it. A worker that begins an attempt again hands it over with another time.
 */
export function openHandOvers({ handle, report }: Handling) {
  const known = new Map<string, Promise<Handled>>()
  const underWay = new Set<Promise<unknown>>()
  const reportOn = async (delivery: DeliveryEvent, made: Report): Promise<Handled> => ({
    report: made,
    isTaken: await report(delivery, made),
  })
  const begin = async (delivery: DeliveryEvent) => reportOn(delivery, await handle(delivery))
  const repeat = async (delivery: DeliveryEvent, former: Promise<Handled>) => {
    const handled = await former
    return handled.isTaken ? handled : reportOn(delivery, handled.report)
  }
  return {
    take(delivery: DeliveryEvent): void {
      const key = `${delivery.delivery_id} ${delivery.attempt} ${delivery.report_before}`
      const former = known.get(key)
      const work = former ? repeat(delivery, former) : begin(delivery)
      known.set(key, work)
      const [oldest] = known.keys()
      if (known.size > maxKnown && oldest !== undefined) known.delete(oldest)
      const ended = work.finally(() => underWay.delete(ended))
      underWay.add(ended)
    },
    finish: () => Promise.all(underWay),
  }
}

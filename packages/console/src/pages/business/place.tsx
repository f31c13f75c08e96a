import './business.css'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type MyLocation, type Right } from '../../foyer.ts'
import { type Formats, useFormats } from '../../texts/formats.ts'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { useLocationOfPage } from '../locations/location.tsx'

export interface Place {
  locationId: number
  timeZone: string
  /** An ISO 4217 code; empty if the Location has none. */
  currency: string
  has(right: Right): boolean
  formats: Formats
  money(amount: number): string
  /** A date without a time, such as a date of birth. */
  day(date: string): string
}

const PlaceContext = createContext<Place | undefined>(undefined)

/** The Location of the page with its time zone and currency. */
export function usePlace(): Place {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('There is no <BusinessPage> around this.')
  return place
}

/** A page about the business of a Location. Its row in location-pages.ts names the right. */
export function BusinessPage({ children }: { children: ReactNode }) {
  const location = useLocationOfPage()
  return <Placed location={location}>{children}</Placed>
}

function Placed({ location, children }: { location: MyLocation; children: ReactNode }) {
  const loaded = useLoaded(
    () => foyer.locations.get({ location_id: location.id }),
    ['location', location.id],
    {
      freshMs: 60_000,
    },
  )
  return (
    <LoadedView of={loaded}>
      {({ timezone_name, currency_short_title }) => (
        <PlaceOf location={location} timeZone={timezone_name} currency={currency_short_title}>
          {children}
        </PlaceOf>
      )}
    </LoadedView>
  )
}

interface PlaceOfProps {
  location: MyLocation
  timeZone: string
  currency: string
  children: ReactNode
}

function PlaceOf({ location, timeZone, currency, children }: PlaceOfProps) {
  const formats = useFormats(timeZone)
  const dates = useFormats('UTC')
  const place = useMemo(
    (): Place => ({
      locationId: location.id,
      timeZone,
      currency,
      has: right => location.rights.includes(right),
      formats,
      money: amount => (currency ? formats.money(amount, currency) : formats.number(amount)),
      day: date => dates.day(`${date}T00:00:00Z`),
    }),
    [location, timeZone, currency, formats, dates],
  )
  return <PlaceContext value={place}>{children}</PlaceContext>
}

import type { ReactNode } from 'react'
import type { LocationPage } from '../location-pages.ts'
import {
  CalendarIcon,
  CardIcon,
  HookIcon,
  KeyIcon,
  LogIcon,
  LoyaltyIcon,
  MoneyIcon,
  PeopleIcon,
  PersonIcon,
  PhoneIcon,
  ProductsIcon,
  ResourcesIcon,
  ServicesIcon,
  SettingsIcon,
  StoreIcon,
  TeamIcon,
} from '../ui/icons.tsx'

/** The icons of the pages of a location. */
export const locationIcons: Record<LocationPage['path'], ReactNode> = {
  calendar: <CalendarIcon />,
  clients: <PeopleIcon />,
  team: <TeamIcon />,
  services: <ServicesIcon />,
  resources: <ResourcesIcon />,
  products: <ProductsIcon />,
  money: <MoneyIcon />,
  loyalty: <LoyaltyIcon />,
  calls: <PhoneIcon />,
  applications: <StoreIcon />,
  payments: <CardIcon />,
  integrations: <HookIcon />,
  people: <PersonIcon />,
  settings: <SettingsIcon />,
  'personal-data': <KeyIcon />,
  activity: <LogIcon />,
}

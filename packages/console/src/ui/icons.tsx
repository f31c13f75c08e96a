import type { ReactNode } from 'react'

const icon = (children: ReactNode) => () => (
  <svg
    className="icon"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

export const HomeIcon = icon(<path d="M2.5 7 8 2.5 13.5 7v6.5h-4v-4h-3v4h-4z" />)
export const BellIcon = icon(<path d="M4 11.5V7a4 4 0 0 1 8 0v4.5l1 1H3zM6.75 14.5h2.5" />)
export const LocationIcon = icon(
  <>
    <path d="M8 14.5s4.75-4.1 4.75-8a4.75 4.75 0 0 0-9.5 0c0 3.9 4.75 8 4.75 8z" />
    <circle cx="8" cy="6.5" r="1.75" />
  </>,
)
export const KeyIcon = icon(
  <>
    <circle cx="5" cy="11" r="2.75" />
    <path d="m7 9 6.5-6.5M10.5 5.5l2 2" />
  </>,
)
export const PersonIcon = icon(
  <>
    <circle cx="8" cy="5.25" r="2.75" />
    <path d="M2.75 13.75c.6-2.6 2.6-4 5.25-4s4.65 1.4 5.25 4" />
  </>,
)
export const BookIcon = icon(
  <path d="M8 4c-1.2-1-2.9-1.4-5.5-1.4v9.6c2.6 0 4.3.4 5.5 1.4 1.2-1 2.9-1.4 5.5-1.4V2.6C10.9 2.6 9.2 3 8 4zm0 0v9.6" />,
)
export const PhoneIcon = icon(
  <path d="M3 2.5h2.5L7 6 5.25 7.25a8 8 0 0 0 3.5 3.5L10 9l3.5 1.5V13a1 1 0 0 1-1 1C6.7 14 2 9.3 2 3.5a1 1 0 0 1 1-1z" />,
)
export const BackIcon = icon(<path d="M13 8H3m4-4L3 8l4 4" />)
export const MailIcon = icon(<path d="M2 3.5h12v9H2zM2.5 4 8 8.75 13.5 4" />)
export const CopyIcon = icon(
  <>
    <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
    <path d="M10.5 5.5V4A1.5 1.5 0 0 0 9 2.5H4A1.5 1.5 0 0 0 2.5 4v5A1.5 1.5 0 0 0 4 10.5h1.5" />
  </>,
)
export const CheckIcon = icon(<path d="m3 8.5 3.25 3.25L13 5" />)
export const PlusIcon = icon(<path d="M8 3v10M3 8h10" />)
export const ArrowIcon = icon(<path d="m6 3.5 4.5 4.5L6 12.5" />)
export const OutsideIcon = icon(<path d="M6.5 3.5h-3v9h9v-3M9.5 2.5h4v4M13 3 7.5 8.5" />)
export const LeaveIcon = icon(<path d="M6.5 2.5h-3v11h3M10 5l3 3-3 3M13 8H6.5" />)
export const StoreIcon = icon(
  <>
    <rect x="2.5" y="2.5" width="4.5" height="4.5" rx="1" />
    <rect x="9" y="2.5" width="4.5" height="4.5" rx="1" />
    <rect x="2.5" y="9" width="4.5" height="4.5" rx="1" />
    <path d="M11.25 9v4.5M9 11.25h4.5" />
  </>,
)
export const ReviewQueueIcon = icon(
  <path d="M8 2 3 4v4c0 3 2.1 5.1 5 6 2.9-.9 5-3 5-6V4zM5.75 8l1.6 1.6L10.4 6.5" />,
)
export const CloseIcon = icon(<path d="m4.5 4.5 7 7M11.5 4.5l-7 7" />)
export const AlertIcon = icon(
  <>
    <circle cx="8" cy="8" r="5.75" />
    <path d="M8 5v3.5M8 11v.01" />
  </>,
)
export const SearchIcon = icon(
  <>
    <circle cx="7" cy="7" r="4.25" />
    <path d="m10.25 10.25 3.25 3.25" />
  </>,
)
export const MoreIcon = icon(<path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2" />)
export const SortUpIcon = icon(<path d="M8 12.5v-9M4.5 7 8 3.5 11.5 7" />)
export const SortDownIcon = icon(<path d="M8 3.5v9M4.5 9 8 12.5 11.5 9" />)
export const SortIcon = icon(<path d="m5 6 3-3 3 3M5 10l3 3 3-3" />)
export const ColumnsIcon = icon(
  <>
    <rect x="2.5" y="3" width="11" height="10" rx="1.5" />
    <path d="M6.25 3v10M9.75 3v10" />
  </>,
)
export const MenuIcon = icon(<path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />)
export const SidebarIcon = icon(
  <>
    <rect x="2" y="3" width="12" height="10" rx="1.75" />
    <path d="M6.25 3v10" />
  </>,
)
export const SwitchIcon = icon(<path d="m5.25 6 2.75-2.75L10.75 6m-5.5 4 2.75 2.75L10.75 10" />)
export const CalendarIcon = icon(
  <>
    <rect x="2.5" y="3.5" width="11" height="10" rx="1.5" />
    <path d="M2.5 6.75h11M5.5 2v3M10.5 2v3" />
  </>,
)
export const PeopleIcon = icon(
  <>
    <circle cx="6" cy="5.5" r="2.25" />
    <path d="M1.75 13c.45-2.2 2.05-3.4 4.25-3.4s3.8 1.2 4.25 3.4M10.5 3.4a2.25 2.25 0 0 1 0 4.2M12 9.9c1.2.5 2 1.5 2.25 3.1" />
  </>,
)
export const TeamIcon = icon(
  <>
    <rect x="2.5" y="5" width="11" height="8.5" rx="1.5" />
    <path d="M5.75 5V3.25A.75.75 0 0 1 6.5 2.5h3a.75.75 0 0 1 .75.75V5M2.5 8.75h11" />
  </>,
)
export const ServicesIcon = icon(
  <>
    <circle cx="4" cy="4.25" r="1.75" />
    <circle cx="4" cy="11.75" r="1.75" />
    <path d="m5.4 5.4 8.1 6.1M5.4 10.6l8.1-6.1" />
  </>,
)
export const ResourcesIcon = icon(<path d="M3 13.5v-6h10v6M3 10.5h10M4.5 7.5V3h7v4.5" />)
export const ProductsIcon = icon(<path d="M8 2 13.5 5v6L8 14l-5.5-3V5zM2.75 5.1 8 8l5.25-2.9M8 8v5.75" />)
export const MoneyIcon = icon(
  <>
    <rect x="2" y="4" width="12" height="8" rx="1.5" />
    <circle cx="8" cy="8" r="1.75" />
    <path d="M4.25 8h.01M11.75 8h.01" />
  </>,
)
export const LoyaltyIcon = icon(
  <path d="m8 2.25 1.75 3.6 3.95.55-2.85 2.8.65 3.95L8 11.3l-3.5 1.85.65-3.95L2.3 6.4l3.95-.55z" />,
)
export const CardIcon = icon(
  <>
    <rect x="2" y="3.5" width="12" height="9" rx="1.5" />
    <path d="M2 6.5h12M4.5 10h2" />
  </>,
)
export const HookIcon = icon(
  <path d="M6.5 5.5 4.25 9.4a2.25 2.25 0 1 0 2.1 3.1h4.4M7.5 3.2a2.25 2.25 0 0 1 2.9 2.9l2.1 3.4M11 9.6a2.25 2.25 0 1 1-1.2 4" />,
)
export const SettingsIcon = icon(
  <>
    <path d="M2.5 5h6M12 5h1.5M2.5 11H4M7.5 11h6" />
    <circle cx="10.25" cy="5" r="1.75" />
    <circle cx="5.75" cy="11" r="1.75" />
  </>,
)
export const LogIcon = icon(<path d="M3 3.5h10M3 8h10M3 12.5h6" />)
export const SunIcon = icon(
  <>
    <circle cx="8" cy="8" r="2.75" />
    <path d="M8 1.5v1.25M8 13.25v1.25M1.5 8h1.25M13.25 8h1.25M3.4 3.4l.9.9M11.7 11.7l.9.9M12.6 3.4l-.9.9M4.3 11.7l-.9.9" />
  </>,
)
export const ClockIcon = icon(
  <>
    <circle cx="8" cy="8" r="5.75" />
    <path d="M8 4.75V8l2.25 1.5" />
  </>,
)
export const KeyboardIcon = icon(
  <>
    <rect x="1.75" y="4" width="12.5" height="8" rx="1.5" />
    <path d="M4.5 6.75h.01M7 6.75h.01M9.25 6.75h.01M11.5 6.75h.01M5.5 9.5h5" />
  </>,
)

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

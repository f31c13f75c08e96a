/** An arch with its door open. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#17705a" />
      <path
        d="M8 25V15a8 8 0 0 1 16 0v10"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M13 25v-9.5a3 3 0 0 1 6 0V25z" fill="#fff" />
    </svg>
  )
}

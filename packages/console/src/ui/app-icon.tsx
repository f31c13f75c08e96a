/** Shows an application's icon, or its first letter if it has none. */
export function AppIcon({ icon, title }: { icon: string; title: string }) {
  if (icon)
    return (
      <img className="app-icon" src={icon} alt="" loading="lazy" referrerPolicy="no-referrer" aria-hidden />
    )
  return (
    <span className="app-icon" aria-hidden="true">
      {[...title][0]?.toUpperCase()}
    </span>
  )
}

/** The picture of a person, or their initials. */
export function Avatar({ name, src }: { name: string; src?: string }) {
  return src ? (
    <img className="avatar" src={src} alt="" loading="lazy" referrerPolicy="no-referrer" />
  ) : (
    <span className="avatar" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => [...word][0]?.toLocaleUpperCase())
    .join('')

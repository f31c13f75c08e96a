import './palette.css'
/** Keys that are pressed one after the other. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="keys">
      {keys.map(key => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}

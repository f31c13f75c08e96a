import './stat-tile.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface StatTileProps {
  label: string
  value: ReactNode
  /** What the value is compared with, or made of. */
  note?: ReactNode
  kind?: 'plain' | 'good' | 'bad'
  to?: string
}

/** One figure. */
export function StatTile({ label, value, note, kind = 'plain', to }: StatTileProps) {
  const content = (
    <>
      <span className="stat-label">{label}</span>
      <span className="stat-value">{value}</span>
      {note && <span className={`stat-note stat-note-${kind}`}>{note}</span>}
    </>
  )
  return to ? (
    <Link className="stat stat-link" to={to}>
      {content}
    </Link>
  ) : (
    <div className="stat">{content}</div>
  )
}

/** Figures side by side. */
export const StatTiles = ({ children }: { children: ReactNode }) => <div className="stats">{children}</div>

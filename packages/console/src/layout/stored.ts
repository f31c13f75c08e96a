/** Small choices about the frame of the pages, kept in this browser. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(`foyer.${key}`) ?? undefined
  } catch {
    // Some browsers refuse storage.
    return undefined
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(`foyer.${key}`, value)
  } catch {
    // The choice then lasts until the page is closed.
  }
}

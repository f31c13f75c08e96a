/** Hands a file to the person. */
export function saveFile(name: string, parts: readonly BlobPart[], type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([...parts], { type: `${type};charset=utf-8` }))
  link.download = name
  link.click()
  // The browser has the file once it has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

export interface ZippedFile {
  name: string
  text: string
}

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc >>> 0
})

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** Numbers in the order that the format wants: each with its size in bytes. */
function packed(fields: [size: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)))
  let offset = 0
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(offset, value, true)
    else view.setUint32(offset, value, true)
    offset += size
  }
  return new Uint8Array(view.buffer)
}

/** Names are UTF-8, nothing is compressed, and the date is the first that the format knows. */
const shared = (bytes: Uint8Array, name: Uint8Array): [2 | 4, number][] => [
  [2, 20],
  [2, 0x0800],
  [2, 0],
  [2, 0],
  [2, 0x21],
  [4, crcOf(bytes)],
  [4, bytes.length],
  [4, bytes.length],
  [2, name.length],
  [2, 0],
]

/** A ZIP archive of a few text files, which every system opens: APPNOTE 6.3, without compression. */
export function toZip(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer>[] {
  const encoder = new TextEncoder()
  const bodies: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const file of files) {
    const name = encoder.encode(file.name)
    const bytes = encoder.encode(file.text)
    const head = packed([[4, 0x04034b50], ...shared(bytes, name)])
    bodies.push(head, name, bytes)
    const inDirectory: [2 | 4, number][] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ]
    directory.push(packed([[4, 0x02014b50], [2, 20], ...shared(bytes, name), ...inDirectory]), name)
    offset += head.length + name.length + bytes.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = packed([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, size],
    [4, offset],
    [2, 0],
  ])
  return [...bodies, ...directory, end]
}

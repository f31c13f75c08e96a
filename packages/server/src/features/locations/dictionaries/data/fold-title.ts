const letters: Record<string, string> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ə: 'e',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  '-': ' ',
  '–': ' ',
}

/** Removes case, accents, apostrophes and hyphens, which do not matter when titles are compared. */
export function foldTitle(title: string): string {
  const lower = title.toLowerCase()
  const plain = /[^ a-z]/.test(lower) ? foldSpecial(lower) : lower
  return plain.trimStart()
}

function foldSpecial(lower: string): string {
  return lower
    .normalize('NFD')
    .replace(/[\p{M}'`‘’ʻʼ]/gu, '')
    .replace(/[ıłøđðħŧəßæœþ–-]/g, letter => letters[letter] ?? letter)
}

// Line breaks and other control characters (NUL is refused in all texts), and what overrides or isolates the direction
// of text. Marks of direction (U+200E, U+200F, U+061C) are ordinary in text from right to left.
const breaking = /[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
const anyBreaking = new RegExp(`(?:\\s|${breaking.source})+`, 'gu')
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text stays on its line, and does not turn what stands beside it. */
export const isOneLine = (text: string): boolean => !breaking.test(text)

/** Whether there is anything to see: more than spaces, joiners and the like. */
export const isVisible = (text: string): boolean => visible.test(text)

/** Puts a text on one line, for names from before they were checked. */
export const toOneLine = (text: string): string => text.replaceAll(anyBreaking, ' ').trim()

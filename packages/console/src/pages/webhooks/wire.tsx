import './webhooks.css'

/** Characters that turn the direction of what follows them. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Bytes as they were sent. A character that would reorder them on the screen stands there by its number, as in JSON. */
export const Wire = ({ text }: { text: string }) => (
  <pre className="wire">
    {text.replaceAll(turning, found => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)}
  </pre>
)

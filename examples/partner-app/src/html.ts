/** Text that is HTML already. Everything else is escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Html | readonly Html[]

/** A template whose values are escaped: names and messages come from strangers. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((text, part, index) => text + toText(values[index - 1] ?? '') + part))

function toText(value: Value): string {
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return String(value).replaceAll(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)
}

export const page = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`

export const style = `
body { margin: 0; background: #f6f6f4; color: #222; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { width: 100%; border-collapse: collapse; background: #fff; }
th, td { padding: .4rem .6rem; border: 1px solid #ddd; text-align: left; overflow-wrap: anywhere; }
form { margin: 0; } label { display: block; margin: .5rem 0; }
button { padding: .3rem .8rem; font: inherit; cursor: pointer; }
`

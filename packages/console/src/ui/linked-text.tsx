const urlPattern = /(https?:\/\/\S*[^\s.,;:!?)])/

/** Plain text with clickable URLs. */
export function LinkedText({ children }: { children: string }) {
  return (
    <p className="prose">
      {children.split(urlPattern).map((part, index) =>
        urlPattern.test(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
          <a key={index} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}

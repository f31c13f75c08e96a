const addresses = /(https?:\/\/\S*[^\s.,;:!?)])/

/** Plain text whose addresses can be followed. */
export function LinkedText({ children }: { children: string }) {
  return (
    <p className="prose">
      {children.split(addresses).map((part, index) =>
        addresses.test(part) ? (
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

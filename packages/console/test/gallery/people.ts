export interface Person {
  id: number
  name: string
  phone: string
  visits: number
  site: string
}

export const longName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(8).slice(0, 255)
export const longUrl = `https://example.com/${'a-long-path-without-any-place-to-break'.repeat(9)}`.slice(
  0,
  300,
)

const names = ['Ada Albrecht', 'Bruno Baker', 'Clara Costa', 'Dina Diaz', 'Emil Ekberg', 'Fatou Faye']

export const makePeople = (count: number, from = 0): Person[] =>
  Array.from({ length: count }, (_, index) => {
    const id = from + index + 1
    return {
      id,
      name: id === 3 ? longName : `${names[id % names.length]} ${id}`,
      phone: `+1 555 01${String(id).padStart(5, '0')}`,
      visits: (id * 7) % 40,
      site: id === 4 ? longUrl : `https://client-${id}.example`,
    }
  })

/** Names of ten countries, in the order of the countries of the generated phone numbers. */
const countries: { names: string[]; surnames: string[] }[] = [
  { names: ['Emma', 'Noah', 'Grace', 'Ethan', 'Chloe'], surnames: ['Walker', 'Bennett', 'Hayes', 'Morgan'] },
  {
    names: ['Ольга', 'Иван', 'Мария', 'Павел', 'Дарья'],
    surnames: ['Белых', 'Черных', 'Шевченко', 'Коваль'],
  },
  { names: ['Hana', 'Kenta', 'Yui', 'Ren', 'Aoi'], surnames: ['Yamada', 'Suzuki', 'Takahashi', 'Tanaka'] },
  { names: ['Lena', 'Jonas', 'Mia', 'Felix', 'Hannah'], surnames: ['Müller', 'Weber', 'Schäfer', 'Vogel'] },
  { names: ['Zoé', 'Hugo', 'Inès', 'Louis', 'Manon'], surnames: ['Moreau', 'Lefèvre', 'Girard', 'Fontaine'] },
  {
    names: ['Beatriz', 'João', 'Larissa', 'Rafael', 'Camila'],
    surnames: ['Souza', 'Almeida', 'Rocha', 'Barbosa'],
  },
  { names: ['Ananya', 'Arjun', 'Diya', 'Rohan', 'Meera'], surnames: ['Sharma', 'Iyer', 'Kapoor', 'Reddy'] },
  { names: ['Zofia', 'Łukasz', 'Hanna', 'Jakub', 'Maja'], surnames: ['Nowak', 'Wójcik', 'Mazur', 'Król'] },
  { names: ['Elif', 'Emre', 'Zeynep', 'Deniz', 'Defne'], surnames: ['Yılmaz', 'Kaya', 'Demir', 'Şahin'] },
  { names: ['Minseo', 'Jihoon', 'Seoyeon', 'Doyun', 'Haeun'], surnames: ['Kim', 'Lee', 'Park', 'Choi'] },
]

/** Five names and four surnames have no common divisor, so twenty people of a country have different names. */
export function clientNameOf(id: number): { name: string; surname: string } {
  const { names, surnames } = countries[id % countries.length] as (typeof countries)[number]
  const place = Math.floor(id / countries.length)
  return {
    name: names[place % names.length] as string,
    surname: surnames[place % surnames.length] as string,
  }
}

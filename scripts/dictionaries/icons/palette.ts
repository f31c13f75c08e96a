export interface Palette {
  paper: string
  soft: string
  main: string
  deep: string
}

export const ink = '#2f2a44'
export const white = '#ffffff'
export const gold = '#ffc857'

const rose: Palette = { paper: '#fdeef1', soft: '#f8c9d4', main: '#ec6f8e', deep: '#b93f63' }
const teal: Palette = { paper: '#e6f6f4', soft: '#b5e2dc', main: '#35a79c', deep: '#1f7269' }
const violet: Palette = { paper: '#f1edfb', soft: '#d3c7f3', main: '#8466d6', deep: '#5a3fa8' }
const blue: Palette = { paper: '#e9f1fc', soft: '#bdd6f6', main: '#4a86dd', deep: '#2b5ba6' }
const amber: Palette = { paper: '#fdf3e3', soft: '#f8d9a6', main: '#ec9a3c', deep: '#b56a17' }
const green: Palette = { paper: '#ecf6e8', soft: '#c7e5ba', main: '#63ab4b', deep: '#3f7a2c' }

export const palettes: Record<string, Palette> = {
  beauty: rose,
  spa: teal,
  fitness: amber,
  'yoga-dance': violet,
  medicine: blue,
  dentistry: teal,
  animals: amber,
  education: violet,
  auto: blue,
  photo: rose,
  tattoo: rose,
  home: green,
  consulting: blue,
  rental: green,
}

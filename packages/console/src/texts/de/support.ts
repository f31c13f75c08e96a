import type { Areas } from '../areas.ts'

export const texts: Areas['support'] = {
  ask: 'Fragen? Wenden Sie sich an {contact}.',
}

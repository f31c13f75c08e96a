import type { Areas } from '../areas.ts'

export const texts: Areas['scopes'] = {
  account: {
    'profile:read': 'Ihr Profil lesen',
    'profile:write': 'Ihr Profil ändern',
    'locations:read': 'Ihre Standorte mit Benutzern, Anwendungen und Telefonie lesen',
    'locations:write': 'Ihre Standorte mit Benutzern, Anwendungen und Telefonie ändern',
    'partners:read': 'Ihre Partnerkonten und deren Anwendungen lesen',
    'partners:write': 'Ihre Partnerkonten und deren Anwendungen ändern',
    'operator:read': 'Lesen, was Betreiber sehen',
    'operator:write': 'Tun, was Betreiber tun',
  },
  location: {
    'locations:read': 'Den Standort und seine Ressourcen sehen',
    'locations:write': 'Die Ressourcen des Standorts ändern (in v3 noch nicht verwendet)',
  },
}

import type { Application, DirectoryCard } from '../../foyer.ts'

/** The card that owners will see of an application; pure. */
export const toCard = (application: Application): DirectoryCard => ({
  id: application.id,
  title: application.title,
  icon: application.icon,
  short_description: application.short_description,
  description: application.description,
  category: application.category,
  country_ids: application.country_ids,
  price: application.price,
  functionalities: application.functionalities,
  partner: application.partner.title,
  rights: application.rights,
  registration_url: application.registration_url,
  // The panels that are shown here don't say what is handed over.
  user_data: [],
  tariffs: application.tariffs,
})

import Type from 'typebox'
import { userOrPersonIn } from '../access.ts'
import { operation } from '../operation.ts'
import { Id, NoData, Text, Title, TotalCount, UniqueList } from '../wire.ts'

export const ServiceCategory = Type.Object(
  {
    id: Id('Category ID'),
    salon_service_id: Id('The same ID, under an older name'),
    title: Type.String({ description: 'Name of the category' }),
    weight: Type.Integer({ description: 'Higher comes first' }),
    api_id: Type.String({ description: 'Your own ID' }),
    staff: Type.Array(Type.Integer(), { description: 'IDs of the team members who provide its services' }),
    is_chain: Type.Boolean({ description: 'Whether the category belongs to the whole Chain' }),
  },
  { $id: 'ServiceCategory' },
)

const fields = {
  title: Title(255, 'Name, as people see it'),
  api_id: Type.Optional(Text(255, 'Your own ID')),
  weight: Type.Optional(
    Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, description: 'Higher comes first' }),
  ),
  staff: Type.Optional(
    UniqueList(Id('Team member ID'), {
      maxItems: 1000,
      description: 'IDs of the team members who provide its services; replaces all of them',
    }),
  ),
}

const categories = {
  document: 'general',
  tag: 'Service categories',
  surface: 'v1',
  access: userOrPersonIn('company_id', 'settings_services_access'),
} as const

const ofLocation = Type.Object({ company_id: Id('Location ID') })
const ofCategory = Type.Object({ company_id: Id('Location ID'), category_id: Id('Category ID') })

const list = {
  ...categories,
  description: 'Returns categories ordered by weight, with their team members.',
  method: 'GET',
  params: ofLocation,
  status: 200,
  data: Type.Array(ServiceCategory),
  meta: TotalCount,
  errors: [401, 403, 404],
} as const

const listServiceCategories = operation({
  ...list,
  name: 'listServiceCategories',
  path: '/company/{company_id}/service_categories',
  summary: 'List service categories',
})

const listServiceCategoriesByOlderPath = operation({
  ...list,
  name: 'listServiceCategoriesByOlderPath',
  path: '/company/{company_id}/service/categories',
  summary: 'List service categories (older path)',
})

const listServiceCategoriesByShortPath = operation({
  ...list,
  name: 'listServiceCategoriesByShortPath',
  path: '/service_categories/{company_id}',
  summary: 'List service categories (short path)',
})

const one = {
  ...categories,
  description: 'Returns the category with its team members.',
  method: 'GET',
  params: ofCategory,
  status: 200,
  data: ServiceCategory,
  errors: [401, 403, 404],
} as const

const getServiceCategory = operation({
  ...one,
  name: 'getServiceCategory',
  path: '/service_category/{company_id}/{category_id}',
  summary: 'Get a service category',
})

const getServiceCategoryOfCompany = operation({
  ...one,
  name: 'getServiceCategoryOfCompany',
  path: '/company/{company_id}/service_categories/{category_id}',
  summary: 'Get a service category (company path)',
})

const getServiceCategoryByShortPath = operation({
  ...one,
  name: 'getServiceCategoryByShortPath',
  path: '/service_categories/{company_id}/{category_id}',
  summary: 'Get a service category (short path)',
})

const createServiceCategory = operation({
  ...categories,
  name: 'createServiceCategory',
  method: 'POST',
  path: '/service_categories/{company_id}',
  summary: 'Create a service category',
  description: 'Each service is in one category.',
  params: ofLocation,
  body: Type.Object(fields),
  status: 201,
  data: ServiceCategory,
  errors: [401, 403, 404, 422],
})

const updateServiceCategory = operation({
  ...categories,
  name: 'updateServiceCategory',
  method: 'PUT',
  path: '/service_category/{company_id}/{category_id}',
  summary: 'Update a service category',
  description: 'Only the fields that are sent change.',
  params: ofCategory,
  body: Type.Partial(Type.Object(fields)),
  status: 200,
  data: ServiceCategory,
  errors: [401, 403, 404, 422],
})

const deleteServiceCategory = operation({
  ...categories,
  name: 'deleteServiceCategory',
  method: 'DELETE',
  path: '/service_category/{company_id}/{category_id}',
  summary: 'Delete a service category',
  description: 'Only a category without services can be deleted.',
  params: ofCategory,
  status: 204,
  data: NoData,
  errors: [401, 403, 404, 409],
})

/** As the SDK offers them. */
export const serviceCategories = {
  list: listServiceCategories,
  listByOlderPath: listServiceCategoriesByOlderPath,
  listByShortPath: listServiceCategoriesByShortPath,
  get: getServiceCategory,
  getOfCompany: getServiceCategoryOfCompany,
  getByShortPath: getServiceCategoryByShortPath,
  create: createServiceCategory,
  update: updateServiceCategory,
  delete: deleteServiceCategory,
}

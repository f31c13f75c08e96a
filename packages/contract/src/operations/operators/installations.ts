import Type from 'typebox'
import { operation } from '../../operation.ts'
import { Id, Shape } from '../../wire.ts'
import { ApplicationInstallation } from '../account/application-installations.ts'
import { desk, NextPlace, pagesByPlace, readErrors, Titled } from './shared.ts'

const OperatorInstallation = Shape({
  ...ApplicationInstallation.properties,
  application: Titled('Application'),
})

export const listAllInstallations = operation({
  ...desk,
  name: 'listAllInstallations',
  method: 'GET',
  path: '/account/operator/installations',
  summary: 'List the installations of all applications',
  description: 'Returns installations ordered by application and Location.',
  query: Type.Object({
    status: Type.Optional(
      Type.Enum(['pending', 'active', 'freezed'], { description: 'Only installations with this status' }),
    ),
    frozen_by: Type.Optional(
      Type.Enum(['billing', 'operator'], { description: 'Only those that are frozen by this side' }),
    ),
    application_id: Type.Optional(Id('Only those of this application')),
    location_id: Type.Optional(Id('Only those in this Location')),
    ...pagesByPlace,
  }),
  status: 200,
  data: Type.Array(OperatorInstallation),
  meta: NextPlace,
  errors: readErrors,
})

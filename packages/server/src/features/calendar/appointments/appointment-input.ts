import type { BookedClientInput } from './booked-client.ts'
import type { ServiceLine } from './services.store.ts'

export interface AppointmentInput {
  staff_id: number
  services: ServiceLine[]
  client: BookedClientInput
  datetime: string
  seance_length: number
  save_if_busy?: number
  comment?: string
  attendance?: number
  api_id?: string
  activity_id?: number
  resource_instance_ids?: number[]
  custom_fields?: Record<string, unknown>
}

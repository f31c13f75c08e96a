interface BookedRecord {
  client: { id: number; name: string; phone: string } | null
}

/** What a client's card holds besides the first name and the phone. */
const emptyCard = {
  surname: '',
  patronymic: '',
  email: '',
  comment: '',
  sex: 0,
  birthday: '',
  card: '',
  success_visits_count: 0,
  fail_visits_count: 0,
  discount: 0,
  is_new: false,
  custom_fields: {},
  client_tags: [],
}

/** A phone number is enough to book. It must not show the card of its owner to somebody who may not see appointments. */
export function withoutCard(json: string): string {
  const record = JSON.parse(json) as BookedRecord
  if (!record.client) return json
  const { id, name, phone } = record.client
  return JSON.stringify({ ...record, client: { id, name, display_name: name, phone, ...emptyCard } })
}

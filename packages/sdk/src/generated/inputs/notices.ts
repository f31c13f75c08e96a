// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { NoticesListInput, NoticesReadInput, NoticesReadAllInput, NoticesUpdateMailSettingsInput } from '../account/notices.ts'

export const noticesList: InputShape<NoticesListInput> = { cursor: 'number?', count: 'number?' }

export const noticesRead: InputShape<NoticesReadInput> = { notice_id: 'number' }

export const noticesReadAll: InputShape<NoticesReadAllInput> = { up_to: 'number' }

export const noticesUpdateMailSettings: InputShape<NoticesUpdateMailSettingsInput> = { language: 'word?', unwanted_mails: ['word'] }

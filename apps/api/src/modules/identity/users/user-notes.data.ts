import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'
import { findUserNotes, moveUserNotes } from './user-notes.repo.ts'

/** What admins noted about a learner, for the learner's own copy. */
export const userNotesData: PersonalDataSource = {
  name: 'Catatan tim tentang Anda',
  tables: ['learner_notes'],
  async find(queries, learnerId) {
    const notes = await findUserNotes(queries, learnerId)
    return notes.map(({ text, at }) => ({ text, at: at.toISOString() }))
  },
  merge: moveUserNotes,
}

import { module } from '../../../module.ts'
import { submissionData } from './submission-data.repo.ts'
import { assignmentRoutes } from './assignments.routes.ts'
import { removeUnsentFiles } from './unsent-files.service.ts'

export const assignmentsModule = module({
  routes: () => assignmentRoutes,
  personalData: [submissionData],
  tidy: [
    {
      name: 'remove-unsent-assignment-files',
      label: 'Menghapus berkas tugas yang tidak dikirim',
      run: removeUnsentFiles,
    },
  ],
})

import { module } from '../../../module.ts'
import { certificateData } from './certificate-data.repo.ts'
import { certificateRoutes } from './certificates.routes.ts'
import { issueCertificate } from './issue-certificate.ts'

export const certificatesModule = module({
  routes: () => certificateRoutes,
  within: [issueCertificate],
  personalData: [certificateData],
})

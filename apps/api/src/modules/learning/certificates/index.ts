export { getCertificatePage } from './check-certificates.service.ts'
export { certificatesModule } from './module.ts'
export { createCertificateTemplate, listCertificateTemplates } from './templates.service.ts'

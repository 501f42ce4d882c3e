export { changeLegalTextStatus, createLegalText } from './legal-texts.service.ts'
export { legalTextsModule } from './module.ts'

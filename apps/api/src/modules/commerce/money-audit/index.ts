export { auditMoney } from './money-audit.service.ts'

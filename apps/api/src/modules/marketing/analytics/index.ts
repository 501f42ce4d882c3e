export { weeklyReader } from './weekly-link.ts'
export { unsubscribeWeekly } from './weekly-mail.service.ts'
export { analyticsModule } from './module.ts'

export { wantsCheckoutReminders } from './checkout-reminders.service.ts'
export { checkoutRemindersModule } from './module.ts'

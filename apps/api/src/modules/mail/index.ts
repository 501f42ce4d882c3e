export { createMail } from './create-mail.ts'
export { type Mail, MailDeferred, type MailMessage, MailRefused } from './mail-port.ts'
export { createMailSender, type MailSender } from './mail-sender.service.ts'
export { deleteOldMails, insertMail, type NewMail } from './mails.repo.ts'

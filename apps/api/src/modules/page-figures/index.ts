export { pageFigureFiles, pageFiguresRoutes } from './page-figures.routes.ts'
export { weeklyReader } from './weekly-link.ts'
export { oneClickWeekly, queueWeeklyFigures } from './weekly-mail.service.ts'

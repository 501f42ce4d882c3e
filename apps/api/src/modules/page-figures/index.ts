export { pageFigureFiles, pageFiguresRoutes } from './page-figures.routes.ts'
export { queueWeeklyFigures } from './weekly-mail.service.ts'

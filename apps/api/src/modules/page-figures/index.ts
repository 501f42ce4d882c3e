export { pageFigureFiles, pageFiguresRoutes } from './page-figures.routes.ts'

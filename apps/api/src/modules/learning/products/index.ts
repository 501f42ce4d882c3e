export { productsModule } from './module.ts'

export { shareCardsModule } from './module.ts'
export { shareCardInstead } from './share-cards.service.ts'

import { module } from '../../../module.ts'
import { transferProofRoutes } from './transfer-proofs.routes.ts'
import { removeUnsentProofs } from './transfer-proofs.service.ts'

export const transferProofsModule = module({
  routes: () => transferProofRoutes,
  tidy: [
    { name: 'remove-unsent-proofs', label: 'Menghapus bukti transfer yang tidak dikirim', run: removeUnsentProofs },
  ],
})

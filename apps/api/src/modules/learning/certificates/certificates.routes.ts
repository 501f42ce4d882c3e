import {
  checkCertificate,
  createCertificateTemplate,
  deleteCertificateTemplate,
  getCertificateFile,
  getCertificatePage,
  getOwnCertificateFile,
  listCertificatePublicly,
  listCertificates,
  listCertificateTemplates,
  listOwnCertificates,
  previewCertificate,
  reissueCertificate,
  reissueOwnCertificate,
  restoreCertificate,
  revokeCertificate,
  updateCertificateTemplate,
} from '@naikkelas/contract/learning'
import type { AdminContext } from '../../../app-context.ts'
import type { Learner } from '@naikkelas/contract/identity'
import { type ActorContext, bind, bindFile, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import { checkCertificate as check, getCertificatePage as getPage } from './check-certificates.service.ts'
import {
  checkLimits,
  fileLimits,
  manageCertificates,
  ownCertificates,
  previewLimits,
  reissueLimits,
  viewCertificates,
} from './certificates.policy.ts'
import * as issued from './issued-certificates.service.ts'
import * as own from './own-certificates.service.ts'
import * as templates from './templates.service.ts'

const limitChecks = ({ app, clientAddress }: RequestContext) =>
  countTry(app.database.queries, checkLimits(clientAddress))
const limitFiles = ({ app }: RequestContext, { id }: { id: string }) => countTry(app.database.queries, fileLimits(id))

type ById = { params: { certificateId: string } }

const ofLearner = {
  for: learnerRealm,
  can: ownCertificates,
  record: { load: (input: ById, ctx: ActorContext<Learner>) => own.findOwnCertificate(ctx, input) },
}

const ofAdmin = {
  can: manageCertificates,
  record: { load: (input: ById, ctx: AdminContext) => issued.getCertificate(ctx, input) },
}

const template = {
  can: manageCertificates,
  record: {
    load: (input: { params: { templateId: string } }, ctx: AdminContext) =>
      templates.getCertificateTemplate(ctx, input),
  },
}

export const certificateRoutes = [
  bind(checkCertificate, { can: 'anyone', limit: limitChecks, run: (input, ctx) => check(ctx, input) }),
  bind(getCertificatePage, { can: 'anyone', limit: limitChecks, run: (input, ctx) => getPage(ctx, input) }),

  bind(listOwnCertificates, {
    for: learnerRealm,
    can: ownCertificates,
    inView: 'shown',
    run: (_, ctx) => own.listOwnCertificates(ctx),
  }),
  bindFile(getOwnCertificateFile, {
    for: learnerRealm,
    can: ownCertificates,
    inView: 'shown',
    limit: limitFiles,
    run: (input, ctx) => own.getOwnCertificateFile(ctx, input),
  }),
  bind(reissueOwnCertificate, {
    ...ofLearner,
    limit: ({ app }: RequestContext, { id }: Learner) => countTry(app.database.queries, reissueLimits(id)),
    run: (input, ctx) => own.reissueOwnCertificate(ctx, input),
  }),
  bind(listCertificatePublicly, { ...ofLearner, run: (input, ctx) => own.listCertificatePublicly(ctx, input) }),

  bind(listCertificates, { can: viewCertificates, run: (input, ctx) => issued.listCertificates(ctx, input) }),
  bindFile(getCertificateFile, {
    can: viewCertificates,
    limit: limitFiles,
    run: (input, ctx) => issued.getCertificateFile(ctx, input),
  }),
  bind(revokeCertificate, { ...ofAdmin, run: (input, ctx) => issued.revokeCertificate(ctx, input) }),
  bind(restoreCertificate, { ...ofAdmin, run: (input, ctx) => issued.restoreCertificate(ctx, input) }),
  bind(reissueCertificate, { ...ofAdmin, run: (input, ctx) => issued.reissueCertificate(ctx, input) }),

  bind(listCertificateTemplates, {
    can: viewCertificates,
    run: (_, ctx) => templates.listCertificateTemplates(ctx),
  }),
  bind(createCertificateTemplate, {
    can: manageCertificates,
    run: (input, ctx) => templates.createCertificateTemplate(ctx, input),
  }),
  bind(updateCertificateTemplate, {
    ...template,
    run: (input, ctx) => templates.updateCertificateTemplate(ctx, input),
  }),
  bind(deleteCertificateTemplate, {
    ...template,
    run: (input, ctx) => templates.deleteCertificateTemplate(ctx, input),
  }),
  bind(previewCertificate, {
    can: viewCertificates,
    limit: ({ app }: RequestContext, { id }: { id: string }) => countTry(app.database.queries, previewLimits(id)),
    // Nothing is written.
    audit: 'none',
    transaction: 'own',
    run: (input, ctx) => templates.previewCertificate(ctx, input),
  }),
]

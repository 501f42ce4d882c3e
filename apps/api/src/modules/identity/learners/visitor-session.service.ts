import type { OutputFor } from '@naikkelas/contract'
import type { Admin, getVisitorSession as endpoint, Learner } from '@naikkelas/contract/identity'
import type { RequestContext } from '../../../platform/endpoints/index.ts'
import type { OpenRealm } from '../../../platform/realms/index.ts'

/** Who the bars of a page name: a learner, else an admin of the back office, who has no items of a member. */
export async function getVisitorSession(
  { learners, admins }: { learners: OpenRealm<Learner>; admins: OpenRealm<Admin> },
  request: RequestContext,
): Promise<OutputFor<typeof endpoint>> {
  const view = await request.findView()
  const learner = view ? (view.actor as Learner) : (await learners.findSession(request))?.actor
  if (learner)
    return {
      visitor: {
        name: learner.name,
        label: 'Akun',
        address: `/profile/${learner.number}`,
        picture: learner.picture,
        isLearner: true,
        viewedUntil: view?.view.endsAt.toISOString() ?? null,
      },
    }
  const admin = (await admins.findSession(request))?.actor
  return {
    visitor: admin
      ? {
          name: admin.name,
          label: 'Dasbor',
          address: '/admin',
          picture: null,
          isLearner: false,
          viewedUntil: null,
        }
      : null,
  }
}

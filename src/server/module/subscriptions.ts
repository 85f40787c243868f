import type { DomainEvent, DomainEventType } from '../../contract/domain-events.ts';
import type { LiveEvent } from '../../contract/live.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { OnPositioned } from '../live/event-log.ts';
import type { Subscription } from './define-module.ts';

const queueOf = ({ name }: Subscription) => `event.${name}`;

/** The order key: events of one team are handled in order, events without a team in order within their type. */
const keyOf = (event: DomainEvent): string => ('teamId' in event ? event.teamId : event.type);

/**
 * Waiting and finished jobs outlive a deleted account, so they hold no user ids. A subscriber looks up whom the event concerns.
 */
const dataOf = (event: DomainEvent): object => ({ ...event, userIds: undefined, actorIds: undefined });

/** Runs the modules' reactions to domain events as durable jobs: each subscription is a queue, ordered by team. */
export function createSubscriptions(jobs: Jobs, subscriptions: readonly Subscription[]) {
  const ofType = Map.groupBy(
    subscriptions.flatMap((subscription) => subscription.types.map((type) => ({ type, subscription }))),
    ({ type }) => type,
  ) as ReadonlyMap<DomainEventType, readonly { subscription: Subscription }[]>;
  const lookFor = new Map<Subscription, () => void>();

  /** Queues a job for each event and each of its subscriptions. */
  const queue: OnPositioned = async (client, events) => {
    const pieces = events.flatMap(({ event }) =>
      (ofType.get(event.type) ?? []).map(({ subscription }) => ({ subscription, piece: { key: keyOf(event), data: dataOf(event) } })),
    );
    for (const [subscription, group] of Map.groupBy(pieces, ({ subscription }) => subscription)) {
      await jobs.queueInOrder(
        client,
        queueOf(subscription),
        group.map(({ piece }) => piece),
      );
      // The transaction has not committed yet. A worker that looks too early looks again within a second.
      setTimeout(() => lookFor.get(subscription)?.(), soonMs).unref();
    }
  };

  return {
    queue,
    async start(app: AppContext): Promise<void> {
      for (const subscription of subscriptions) {
        const look = await jobs.doInOrder(queueOf(subscription), (data) => subscription.react(app, data as LiveEvent));
        lookFor.set(subscription, look);
      }
    },
  };
}

const soonMs = 20;

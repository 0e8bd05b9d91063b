/** Carries messages between the processes of one house. A message reaches those who listen at that moment, once or not at all. */
export interface Bus {
  /** Resolves once it was sent; waits while the line is down. */
  publish(topic: string, message: string): Promise<void>;
  /** Resolves once messages on the topic are heard. `hear` must not throw. */
  subscribe(topic: string, hear: (message: string) => void): Promise<Subscription>;
  isUp(): boolean;
  close(): Promise<void>;
}

export interface Subscription {
  end(): Promise<void>;
}

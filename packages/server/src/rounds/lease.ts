/** The right to run something that only one process may run. */
export interface Lease {
  /** False once another process may have taken over: the runner must then stop. */
  isHeld(): boolean;
  release(): Promise<void>;
}

export interface Leases {
  /** Undefined while another process holds it. */
  take(name: string): Promise<Lease | undefined>;
}

/** For a house that has its database to itself: every lease is granted. */
export const soleLeases: Leases = {
  async take() {
    let isHeld = true;
    return {
      isHeld: () => isHeld,
      release: async () => {
        isHeld = false;
      },
    };
  },
};
